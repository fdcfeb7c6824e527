import { screen, within } from '@testing-library/react'

/** Above the form, leading to the field; and at the field, which has the focus and what was written. */
export async function expectTold(field: HTMLElement, problem: string, value: string): Promise<void> {
  const summary = within(await screen.findByRole('alert'))
  const links = summary.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([[problem, `#${field.id}`]])
  const describers = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(describers.map((id) => document.getElementById(id)?.textContent)).toContain(problem)
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field])
  expect((field as HTMLInputElement).value).toBe(value)
}

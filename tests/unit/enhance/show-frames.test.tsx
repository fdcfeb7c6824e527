/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { showFrames } from '../../../src/enhance/page/show-frames'
import { examples } from '../../../src/ui/embed/embed.examples'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

describe('what others show inside a page', () => {
  it('is offered by a script, and fetched when a reader asks for it (Q-4)', () => {
    render(examples['before anybody asks for it'])
    showFrames()
    const [offered, frame] = [find('[data-show-frame]'), document.querySelector('iframe')]

    expect([offered?.hidden, find('[data-frame-notice]')?.hidden]).toEqual([false, false])
    expect([frame?.hidden, frame?.hasAttribute('src')]).toEqual([true, false])
    offered?.click()
    expect([frame?.hidden, frame?.title, offered?.hidden]).toEqual([false, 'Where the two centres lie', true])
    expect(frame?.src).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
    expect([document.activeElement, find('[data-frame-notice]')]).toEqual([frame, null])
  })
})

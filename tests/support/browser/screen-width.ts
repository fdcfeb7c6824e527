/** The browser of these tests has no width of its own. */
export function setPhone(isPhone: boolean): void {
  const media = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.assign(window, { matchMedia: () => media })
}

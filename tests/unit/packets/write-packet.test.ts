/** @jest-environment jsdom */
import { writePacket } from '../../../src/services/packets/write-packet'

describe('the page that is kept', () => {
  it('is what is seen, without what does something, and says of which day it is (RB-8, N11)', () => {
    document.documentElement.lang = 'en'
    document.body.innerHTML = `<main><h1>Austria</h1><p hidden>For subscribers</p><script>act()</script>
      <form><button>Print</button></form><details><summary><button>More</button></summary><p>Inside</p></details>
      <table role="grid"><tr><th><button>France</button></th><td role="gridcell" tabindex="0">Permitted</td></tr></table></main>`
    const main = document.querySelector('main')
    const html = main ? writePacket(document, main, { title: 'A < B', notice: 'Law of 27 November 2026.' }) : ''

    for (const there of ['Austria', 'Inside', 'More', 'France', 'Permitted', 'Law of 27 November 2026.', 'A &lt; B'])
      expect(html).toContain(there)
    for (const gone of ['For subscribers', 'act()', '<button', '<form', 'tabindex', 'role="grid', '<script'])
      expect(html).not.toContain(gone)
    expect(html).toContain('<details open')
  })
})

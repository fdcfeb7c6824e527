import { planFiles } from '../../../src/plan/plan-files'
import { Content } from '../../../src/plan/store/content'
import { lexical } from '../../support/content/lexical'
import { item, now, origin, pageAt, planOf, renderMain } from '../../support/place/site'

const path = '/en/training/7/limits'
const captions = `WEBVTT\n\n00:00.000 --> 00:09.000\nTurnover comes first.\n\n00:09.000 --> 00:19.000\nThen <b>thresholds</b>.\n`
const film = { id: 9, url: '/media/limits-0123456789abcdef0123456789abcdef.webm', mimeType: 'video/webm', size: 9 }
const least = { title: 'Limits', path, durationMinutes: 25, publishedOn: '2026-01-01T12:00:00.000Z' }
const series = item('training-series', 40, { title: 'All limits', path: '/en/training-series/40/all', modules: [7, 8] })
const second = item('training', 8, { ...least, title: 'Next limits', path: '/en/training/8/next' })
const contentOf = (own: object = {}) => [item('training', 7, { ...least, ...own }), second, series]
const mainOf = (own: object = {}) => renderMain(pageAt(planOf(contentOf(own)), path))

describe('the page of a lesson', () => {
  it('plays its film with captions, and has every word of it to read, without a script (R-INS-06, EV-5)', () => {
    const main = mainOf({ film, captions })
    expect(main).toContain(`<source src="${film.url}" type="video/webm"/>`)
    expect(main).toContain(`<track kind="captions" src="${path}.vtt" srcLang="en" label="Captions" default=""/>`)
    expect(main).toMatch(/<li data-part="0" data-at="0"><a [^>]*href="\/media\/limits-\w+\.webm#t=0"[^>]*>0:00<\/a>/)
    expect(main).toMatch(/<li data-part="1" data-at="9">.*Then thresholds\./)
    expect(main).toMatch(/<article data-lesson="7" data-parts="2">/)
  })

  it('loads a film of a provider’s on a press alone (R-INS-06, EV-5)', () => {
    const main = mainOf({ mediaUrl: 'https://vimeo.com/123456' })
    expect(main).toContain('data-frame="https://player.vimeo.com/video/123456?dnt=1"')
    expect(main).not.toMatch(/ src="https:/)
    expect(mainOf({ mediaUrl: 'https://films.example.com/7' })).toContain('href="https://films.example.com/7"')
  })

  it('leads to the next lesson, and has a place for how far the series has come (R-INS-06, R-INS-07, EV-5)', () => {
    expect(mainOf()).toMatch(/data-series="7 8" hidden="".*Next in the series.*href="\/en\/training\/8\/next"/)
    const page = renderMain(pageAt(planOf(contentOf()), '/en/training-series/40/all'))
    expect(page).toContain('data-series="7 8"')
    expect(page).toMatch(/Limits.*Next limits/)
  })

  it('has the transcript that an editor wrote, as text by itself and after the lines of a film (R-INS-06, EV-5)', () => {
    const { root, heading, paragraph, text } = lexical
    const transcript = root(heading('h3', text('Notice')), paragraph(text('Set-off needs <notice>.', 'bold')))
    const alone = mainOf({ transcript })
    expect(alone).toMatch(
      /id="own_transcript".*<div data-part="0" data-said="">.*Notice.*<div data-part="1" data-said="">/,
    )
    expect(alone).toContain('<strong>Set-off needs &lt;notice&gt;.</strong>')
    expect(mainOf({ film, captions, transcript })).toMatch(
      /<li data-part="1" data-at="9">.*<div data-part="2" data-said="">/,
    )
  })

  it('says nothing of a transcript where there is none', () => {
    expect(mainOf()).not.toContain('own_transcript')
  })
})

describe('the captions of a lesson', () => {
  it('are a file beside its page, of each lesson that has any (EV-5)', () => {
    const rows = [...contentOf({ film, captions })]
    const { files } = planFiles(new Content(rows), { now, origin })
    const [file, ...more] = [...files.values()].filter(({ path: at }) => at.endsWith('.vtt'))
    expect([file?.path, file?.type, more]).toEqual([`${path}.vtt`, 'text/vtt; charset=utf-8', []])
    expect(file?.text).toContain('00:00:09.000 --> 00:00:19.000\nThen thresholds.')
  })
})

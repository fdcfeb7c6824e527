import { ButtonLink } from '../button/button'
import { Embed } from '../embed/embed'
import * as styles from './lesson-film.module.css'

/** The site's own film, one at a provider whom the firm lets show films, or one that is somewhere else. */
export type LessonFilmProps =
  | { kind: 'own'; title: string; src: string; type: string; captions: string | undefined }
  | { kind: 'hosted'; title: string; href: string; provider: string; frame: string; shape: 'film' | 'map' | 'figure' }
  | { kind: 'elsewhere'; href: string }

type Words = { captions: string; watch: string; about: string; open: string; show: string; notice: string }
type Props = { film: LessonFilmProps; lang: string; words: Words }

/** Nothing of a film is fetched before a reader asks for it, but its first picture where it is the site's own. */
export function LessonFilm({ film, lang, words }: Props) {
  if (film.kind === 'hosted') {
    const { title, href, frame, shape } = film
    return <Embed {...{ title, href, frame, shape, words }} description={words.about} />
  }
  if (film.kind === 'elsewhere') {
    return (
      <p>
        <ButtonLink href={film.href} icon="play">
          {words.watch}
        </ButtonLink>
      </p>
    )
  }
  return (
    // Its captions stand in the transcript too; a film without any is silent or has none yet.
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see a track under a condition
    <video className={styles.film} controls playsInline preload="metadata" aria-label={film.title} data-lesson-film="">
      <source src={film.src} type={film.type} />
      {film.captions === undefined ? null : (
        <track kind="captions" src={film.captions} srcLang={lang} label={words.captions} default />
      )}
      <a href={film.src}>{words.watch}</a>
    </video>
  )
}

import * as z from 'zod'
import { inMainLanguages, readYaml } from '../read-yaml'
import { toBody } from './editions'
import { inEach, type Translated, type Values } from './item'
import { nameIn } from './place-facts'
import { toBlocks } from './to-blocks'

const perLanguage = z.object(inMainLanguages).strict()
const schema = z
  .object({ heading: perLanguage, podcast: perLanguage, video: perLanguage, lesson: perLanguage })
  .strict()

const recordings = readYaml(schema, 'compose/recordings.yaml')

/** What was spoken is read here: its text says first that there is nothing to hear or to watch. */
export const asTranscript = (values: Values, kind: 'podcast' | 'video' | 'lesson'): Values => ({
  ...values,
  body: inEach(values['body'] as Translated<Values[]>, (blocks, locale) => [
    ...toBlocks(
      toBody(`transcripts/${kind}`, [
        `:::callout[${nameIn(recordings.heading, locale)}]`,
        nameIn(recordings[kind], locale),
        ':::',
      ]),
    ),
    ...blocks,
  ]),
})

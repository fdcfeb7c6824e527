import { addressOf } from '../../content/address-of'
import { writeCaptions } from '../../content/captions'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { fileView } from './file-view'

/** What is said in each lesson's film, for those who do not hear it. */
export const captionFiles = fileView<'training-captions'>({
  route: 'training-captions',
  find: (read) =>
    read.all('training').flatMap((training) => {
      if (training.captions.length === 0) return []
      const { locale, params } = addressOf(training) as Address<'training'>
      return [{ route: 'training-captions' as const, locale, params }]
    }),
  write: ({ address: { locale, params } }, read) => {
    const training = read.at(href('training', locale, params))
    if (training?.type !== 'training' || training.captions.length === 0) return undefined
    return { type: 'text/vtt; charset=utf-8', text: writeCaptions(training.captions) }
  },
})

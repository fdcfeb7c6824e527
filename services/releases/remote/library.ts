import { type Library } from '../library/library'
import { type Bucket } from './bucket'

const folder = 'media/'
const keyOf = (name: string): string => `${folder}${name}`

export const openBucketLibrary = (bucket: Bucket): Library => ({
  keep: (name, content) => bucket.write(keyOf(name), content),
  sizeOf: (name) => bucket.sizeOf(keyOf(name)),
  stream: (name, range) => bucket.stream(keyOf(name), range),
  names: async () => (await bucket.list(folder)).map((key) => key.slice(folder.length)),
  close: bucket.close,
})

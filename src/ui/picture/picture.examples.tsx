import { Figure, Picture, type PictureData } from './picture'

const drawn =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 800'%3E%3Cpath d='M0 800 420 220l260 340 170-190 350 430z' fill='%23687085'/%3E%3C/svg%3E"

export const examplePicture: PictureData = {
  alt: 'The reading room of the London office, seen from the gallery',
  width: 1200,
  height: 800,
  colour: '#b3b9c7',
  sources: [],
  src: drawn,
  focus: [50, 30],
}

export const examples = {
  'at first sight': <Picture {...examplePicture} isFirst />,
  'in three formats': (
    <Picture
      {...examplePicture}
      sizes="(width >= 64rem) 50vw, 100vw"
      sources={[
        { type: 'image/avif', srcset: '#800.avif 800w, #1200.avif 1200w' },
        { type: 'image/webp', srcset: '#800.webp 800w, #1200.webp 1200w' },
      ]}
    />
  ),
  'with a caption': <Figure picture={examplePicture} caption="The reading room, rebuilt in 2019." />,
}

import { Front, Plume, Rose } from './art'

export const examples = {
  'a person': <Plume slug="ines-calloway" />,
  'a person on a small plate': <Plume slug="ines-calloway" grain="coarse" />,
  'an article': <Front slug="interim-measures-under-the-dma" />,
  'a wide cover': <Front slug="interim-measures-under-the-dma" width={600} height={150} />,
  'the first office': <Rose slug="london" />,
  'an office': <Rose slug="singapore" bearing={78} />,
}

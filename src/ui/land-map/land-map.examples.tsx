import { LandMapOf } from './land-map'

const land = 'M60 40H210M50 50H230M70 60H220M90 70H180'

export const examples = {
  'several places': <LandMapOf width={300} height={120} land={land} points={[{ x: 120, y: 52 }]} />,
  'one place among others': (
    <LandMapOf width={300} height={120} land={land} points={[{ x: 90, y: 50 }]} here={{ x: 150, y: 60 }} />
  ),
}

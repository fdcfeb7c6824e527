import { firm } from '../../firm/firm'
import { Hero } from './hero'

export const examples = {
  english: (
    <Hero
      lines={['The law is moving.', 'Here is which way.']}
      lead={`${firm.name} advises on cross-border rules while they are still being written: competition, foreign investment, data, sanctions and disputes, from eight offices under one partnership.`}
      links={[
        { href: '#insights', text: 'Read the latest briefings' },
        { href: '#navigator', text: 'Compare jurisdictions' },
      ]}
    />
  ),
  french: (
    <div lang="fr-FR">
      <Hero
        lines={['Le droit bouge.', 'Voici dans quel sens.']}
        lead={`${firm.name} conseille sur les règles transfrontalières pendant qu’elles s’écrivent encore.`}
        links={[{ href: '#publications', text: 'Lire les dernières notes' }]}
      />
    </div>
  ),
  chinese: (
    <div lang="zh-Hans-CN">
      <Hero
        lines={['法律在变。', '我们看清方向。']}
        lead={`${firm.name} 在规则仍在起草之时即提供跨境法律意见。`}
        links={[{ href: '#insights', text: '阅读最新简报' }]}
      />
    </div>
  ),
}

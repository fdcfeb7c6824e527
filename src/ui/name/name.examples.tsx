import { Name } from './name'

export const examples = {
  'in one script': <Name parts={[{ text: 'Inès Calloway' }]} />,
  'in two': <Name parts={[{ text: 'Wei Lanying' }, { text: '韦兰英', lang: 'zh-Hans' }]} />,
}

import { RunningIndex } from './running-index'

const toLinks = (...texts: string[]) => texts.map((text, position) => ({ href: `#${position}`, text }))

export const examples = {
  english: (
    <RunningIndex
      links={toLinks('Competition and merger control', 'Foreign investment', 'Data and artificial intelligence', 'Tax')}
    />
  ),
  chinese: (
    <div lang="zh-Hans-CN">
      <RunningIndex links={toLinks('竞争与并购控制', '外商投资', '数据与人工智能', '税务')} />
    </div>
  ),
}

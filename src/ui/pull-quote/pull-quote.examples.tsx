import { PullQuote } from './pull-quote'

export const examples = {
  'with its source': (
    <PullQuote
      quote="“What changed is not the text. It is the view that a market can tip inside six months.”"
      source="Inès Calloway, in evidence to the committee"
    />
  ),
  chinese: (
    <div lang="zh-Hans-CN">
      <PullQuote quote="“改变的不是条文，而是看法。”" />
    </div>
  ),
}

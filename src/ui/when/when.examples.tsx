import { When } from './when'

export const examples = {
  english: <When iso="2026-11-17" text="17 November 2026" />,
  chinese: (
    <p lang="zh-Hans-CN">
      <When iso="2026-11-17" text="2026年11月17日" />
    </p>
  ),
}

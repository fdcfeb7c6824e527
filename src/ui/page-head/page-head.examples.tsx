import { Front } from '../art/art'
import { Cover } from '../cover/cover'
import { examplePicture } from '../picture/picture.examples'
import { PageHead } from './page-head'

const above = { label: 'You are here', links: [{ href: '#expertise', text: 'Expertise' }] }

export const examples = {
  'a list': <PageHead title="People" />,
  'a service': (
    <PageHead
      title="Foreign investment"
      size="entity"
      above={above}
      standfirst="More than forty countries can now stop a deal for reasons of security. We map the filings in the first week and run them from one desk."
      art={<Front slug="foreign-investment" width={600} height={700} />}
    />
  ),
  'with a picture': <PageHead title="Our story" strip={<Cover slug="" picture={examplePicture} shape="strip" />} />,
  'in Chinese': (
    <div lang="zh-Hans-CN">
      <PageHead
        title="外商投资"
        size="entity"
        standfirst="四十多个国家如今可以出于安全理由叫停交易。我们在第一周梳理申报义务，并由一个团队统一推进。"
      />
    </div>
  ),
}

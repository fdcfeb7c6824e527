import { type Translation } from '../../translation'
import { type en } from './en'

export const zhCn: Translation<typeof en> = {
  'people.described': '{firm}的律师及其他人员，可按姓名、办公室和业务领域查找，并附直线电话和电子邮箱。',
  'people.described-letter': '{firm}姓氏首字母为{part}的人员，附职务、所在办公室、直线电话和电子邮箱。',
  'people.described-office': '{firm}{part}办公室的律师及业务支持人员，附直线电话和电子邮箱。',
  'people.described-service': '{firm}从事{part}业务的律师，附所在办公室、直线电话和电子邮箱。',
  'location.described': '{firm}各办公室的地址、电话和办公时间，以及我们提供服务的国家和城市。',
  'expertise.described': '{firm}的业务领域、行业和解决方案，并列出负责律师、近期项目与案例以及相关洞察。',
  'services.described': '{firm}的各业务领域，并列出负责律师、近期项目与案例以及相关洞察。',
  'sectors.described': '{firm}服务的各个行业，并列出负责律师、近期项目与案例以及相关洞察。',
  'solutions.described': '{firm}针对涉及多个法律领域的事务提供的解决方案，并列出负责律师。',
  'insights.described': '{firm}律师撰写的文章和出版物，以及播客、视频、活动和培训，按时间由新到旧排列。',
  'insights.described-kind': '{firm}的{part}，按时间由新到旧排列，并标明所属主题。',
  'topic.described': '{firm}关于{part}的文章、活动和培训，按时间由新到旧排列。',
  'news.described': '{firm}的新闻：项目与案例、人事任命、办公室动态和业绩，并附媒体联系人。',
  'deals.described': '{firm}参与的项目与案例，可按年份、业务领域、行业和办公室浏览。',
  'site-map.described': '{firm}的全部业务领域、行业、解决方案、主题、地点和产品，以及其他各类列表的链接。',
  'navigator.described-region': '{service}（{part}）：所覆盖的法域、各法域答复的审阅人以及最近一次审阅的日期。',
  'navigator.described-jurisdiction':
    '{service}（{part}）：面向订阅用户解答的问题、答复的审阅人以及最近一次审阅的日期。',
  'navigator.described-table': '{service}（{part}）：供订阅用户查看的各项问题状态一览，并注明最近一次审阅的日期。',
}

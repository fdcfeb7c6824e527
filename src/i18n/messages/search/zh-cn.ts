import { type Translation } from '../../translation'
import { type en } from './en'

export const zhCn: Translation<typeof en> = {
  'search.part-people': '律师团队',
  'search.part-expertise': '专业领域',
  'search.part-insights': '洞察',
  'search.part-events': '活动与培训',
  'search.part-news': '新闻与项目',
  'search.part-products': '产品与法域导航',
  'search.part-inside': '您订阅的内容',
  'search.down-inside': '暂时无法搜索您订阅的内容，请一分钟后再试。',
  'search.part-pages': '办公室、招聘及其他页面',
  'search.all-answers': { other: '查看全部{count}条结果' },
  'search.down-box': '搜索暂时没有响应。按回车键查看其他页面。',
  'search.nothing': '没有与“{query}”相符的内容。',
  'search.recent': '最近的搜索',
  'search.clear-recent': '清除最近的搜索',
  'search.recent-cleared': '已清除最近的搜索。',
  'search.list': '结果',
  'search.count': { other: '{count}条结果' },
}

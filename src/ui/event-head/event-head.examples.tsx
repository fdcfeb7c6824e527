import { Agenda, EventHead } from './event-head'

export const examples = {
  english: (
    <EventHead
      title="Merger control after the reform: what to put in the long-stop date"
      above={{ label: 'You are here', links: [{ href: '#insights', text: 'Insights' }] }}
      date={{ iso: '2026-12-03T12:30Z', day: '3', rest: ['December 2026', 'Thursday, 12:30 to 13:45 GMT'] }}
      elsewhere={{ universal: '12:30 to 13:45 UTC', zone: 'Europe/London', local: '… where you are' }}
      state="Open for registration"
    />
  ),
  chinese: (
    <div lang="zh-Hans-CN">
      <EventHead
        title="改革后的并购控制：最后期限条款该怎么写"
        date={{ iso: '2026-12-03T12:30Z', day: '3', rest: ['2026年12月', '星期四，12:30至13:45（GMT）'] }}
      />
    </div>
  ),
  cancelled: (
    <EventHead
      title="Merger control after the reform"
      date={{ iso: '2026-12-03T12:30Z', day: '3', rest: ['December 2026'] }}
      state="Cancelled"
      isOff
    />
  ),
  agenda: (
    <Agenda
      caption="Programme"
      headings={['Time', 'Item']}
      items={[
        { time: '12:30', title: 'Arrival and lunch' },
        { time: '12:45', title: 'What the reform changes in the clock', speakers: 'Sofia Lindqvist, London' },
      ]}
    />
  ),
}

import { isAtDesk } from '../../../services/cms/event-desk/is-at-desk'
import { toAttendeeTable } from '../../../services/cms/event-desk/to-attendee-table'
import { type Attendee } from '../../../services/shared/office/event-desk'

const ada: Attendee = {
  ...{ id: '1', name: '=cmd()', email: 'ada@x.example', organisation: 'Harbour, Ltd', jobTitle: '', country: 'FR' },
  ...{ mode: 'in-person', state: 'waiting', position: 3, questions: 'Why?\nWhen?', madeAt: '2027-01-01T00:00:00.000Z' },
  ...{ attendedAt: null, dietary: 'No nuts', access: 'Step-free' },
}

describe('the desk of an event', () => {
  it('saves no dietary and access needs, and no formula (EV-3, Q-6)', () => {
    const table = toAttendeeTable([ada], { language: 'en' })
    expect(table).not.toMatch(/nuts|step-free/i)
    expect(table.split('\r\n')[1]).toBe(
      `'=cmd(),ada@x.example,"Harbour, Ltd",,FR,In person,Waits,3,"Why?\nWhen?",2027-01-01T00:00:00.000Z,`,
    )
  })

  it('saves its table in the language of the colleague who asks for it (ED-12)', () => {
    const linesIn = (language: string) => toAttendeeTable([{ ...ada, questions: '' }], { language }).split('\r\n')

    expect(linesIn('fr')).toEqual([
      '\uFEFFNom,Adresse électronique,Organisme,Fonction,Pays,Participe,État,Rang sur la liste,Questions,Inscription,Venu',
      `'=cmd(),ada@x.example,"Harbour, Ltd",,FR,Sur place,En attente,3,,2027-01-01T00:00:00.000Z,`,
      '',
    ])
    expect(linesIn('zh').slice(0, 2)).toEqual([
      '\uFEFF姓名,邮箱,机构,职务,国家或地区,参加方式,状态,名单序号,提问,报名时间,到场时间',
      `'=cmd(),ada@x.example,"Harbour, Ltd",,FR,现场,候补,3,,2027-01-01T00:00:00.000Z,`,
    ])
  })

  it('is open to those who answer for the event, and to nobody else (EV-3)', () => {
    const may = (...roles: string[]) => isAtDesk({ roles })
    expect([may('editor'), may('author', 'editor')]).toEqual([true, true])
    expect([isAtDesk(null), may(), may('author'), may('approver', 'product-manager')]).toEqual(Array(4).fill(false))
  })
})

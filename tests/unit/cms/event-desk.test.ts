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
    const table = toAttendeeTable([ada])
    expect(table).not.toMatch(/nuts|step-free/i)
    expect(table.split('\r\n')[1]).toBe(
      `'=cmd(),ada@x.example,"Harbour, Ltd",,FR,in-person,waiting,3,"Why?\nWhen?",2027-01-01T00:00:00.000Z,`,
    )
  })

  it('is open to those who answer for the event, and to nobody else (EV-3)', () => {
    const may = (...roles: string[]) => isAtDesk({ roles })
    expect([may('editor'), may('author', 'editor')]).toEqual([true, true])
    expect([isAtDesk(null), may(), may('author'), may('approver', 'product-manager')]).toEqual(Array(4).fill(false))
  })
})

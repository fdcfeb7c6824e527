import { type Answer } from '../../http/respond'
import { PageProblem } from '../http/problems'
import { consentPage } from '../pages/choice-pages'
import { finish, show, type Step } from './open-step'

/** What an application that is not the firm's own would learn. */
export async function showConsent(step: Step): Promise<Answer> {
  const { client, look, param, service } = step
  const user = await service.parts.users.find(accountOf(step))
  const scopes = [...new Set(param('scope').split(' '))].filter(Boolean)
  return show(step, consentPage(look.words, { clientName: client.name, userName: user?.name ?? '', scopes }))
}

export async function allow(step: Step): Promise<Answer> {
  const { client, service, param, interaction } = step
  if (interaction.prompt.name !== 'consent') throw new PageProblem(400, 'badRequest')
  const { Grant } = service.provider()
  const known = interaction.grantId === undefined ? undefined : await Grant.find(interaction.grantId)
  const grant = known ?? new Grant({ clientId: client.id, accountId: accountOf(step) })
  grant.addOIDCScope(param('scope'))
  const audience = param('audience')
  if (audience !== '') grant.addResourceScope(audience, param('scope'))
  return finish(step, { consent: { grantId: await grant.save() } })
}

function accountOf({ interaction }: Step): string {
  const accountId = interaction.session?.accountId
  if (accountId === undefined) throw new PageProblem(400, 'expired')
  return accountId
}

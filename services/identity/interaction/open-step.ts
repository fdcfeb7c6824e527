import { errors, type Interaction, type InteractionResults } from 'oidc-provider'
import { type Answer } from '../../http/respond'
import { type RegisteredClient } from '../clients'
import { type Asked } from '../http/asked'
import { toLook } from '../http/look'
import { PageProblem } from '../http/problems'
import { type Link, type Look, type PageContent, toPage } from '../pages/render'
import { type Service } from '../parts'

/** One request of a sign-in that is under way. */
export type Step = {
  service: Service
  asked: Asked
  interaction: Interaction
  client: RegisteredClient
  look: Look
  /** The address of another page of this sign-in, in the same language. */
  link: Link
  param: (name: string) => string
}

/** Finds the sign-in that a page belongs to: the browser must hold its cookie, and the address must name it. */
export async function openStep(service: Service, asked: Asked, uid: string): Promise<Step> {
  const { settings } = service.parts
  const interaction = await findInteraction(service, asked)
  if (interaction?.uid !== uid) throw new PageProblem(400, 'expired')
  const client = settings.clients.find(({ id }) => id === interaction.params.client_id)
  if (!client) throw new PageProblem(400, 'badRequest')

  const param = (name: string) => {
    const value = interaction.params[name]
    return typeof value === 'string' ? value : ''
  }
  const look = toLook(settings, asked, param('ui_locales'))
  const base = `${settings.mountPath}/u/interaction/${uid}`
  const link: Link = (path) => `${base}${path}${path.includes('?') ? '&' : '?'}lang=${look.locale}`
  return { service, asked, interaction, client, look, link, param }
}

async function findInteraction({ provider }: Service, { request, response }: Asked): Promise<Interaction | undefined> {
  try {
    return await provider().interactionDetails(request, response)
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

/** Shows a page of the sign-in. */
export const show = ({ look }: Step, content: PageContent, status = 200): Answer => toPage(status, content, look)

export const redirectTo = (location: string, headers: Record<string, string> = {}): Answer => ({
  status: 303,
  type: 'text/plain; charset=utf-8',
  body: '',
  headers: { location, ...headers },
})

/** Hands the outcome to /authorize, which goes on from there. */
export async function finish({ service, asked, interaction }: Step, result: InteractionResults): Promise<Answer> {
  const to = await service.provider().interactionResult(asked.request, asked.response, result)
  await letGoOfOthers(service, interaction, result.login?.accountId)
  return redirectTo(to)
}

export const signInAs = (step: Step, accountId: string): Promise<Answer> =>
  finish(step, { login: { accountId }, select_account: {} })

/** Somebody else was signed in here: nothing of theirs may pass to who comes now. */
async function letGoOfOthers({ provider }: Service, { session }: Interaction, accountId?: string): Promise<void> {
  if (accountId === undefined || session?.accountId === undefined || session.accountId === accountId) return
  const kept = await provider().Session.findByUid(session.uid)
  if (!kept) return
  delete kept.accountId
  kept.authorizations = {}
  await kept.persist()
}

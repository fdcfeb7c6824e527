import { can, type Subject } from '../../../../src/access/can'
import { onboardingSteps } from '../../../../src/forms/account-notices'
import { type Kept } from '../../records/one-row'
import { type Onboarding } from '../../records/personal'
import { askerOf, type Context } from '../context'
import { conflict, invalid } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { ViewerType } from './viewer'

const OnboardingType = builder.objectRef<Kept<Onboarding>>('Onboarding').implement({
  description: 'The questions that follow the first sign-in.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Kept<Onboarding>) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.id({ resolve: ({ sub }) => sub }),
    version: t.exposeInt('version', { description: '0 before the first sign-in was noticed.' }),
    step: t.exposeString('step', { description: `Where they go on: ${onboardingSteps.join(', ')}.` }),
  }),
})

async function loadOnboarding(context: Context): Promise<Kept<Onboarding>> {
  const { sub } = askerOf(context)
  return (await context.sources.personal.onboarding.find(sub)) ?? { sub, version: 0, step: 'work' }
}

builder.objectField(ViewerType, 'onboarding', (t) =>
  t.field({ type: OnboardingType, resolve: (_viewer, _args, context) => loadOnboarding(context) }),
)

builder.mutationField('changeOnboarding', (t) =>
  t.field({
    type: OnboardingType,
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      version: t.arg.int({ required: true, description: 'The version that is changed.' }),
      step: t.arg.string({ required: true }),
    },
    resolve: async (_root, { key, version, step: given }, context) => {
      const step = onboardingSteps.find((one) => one === given)
      if (!step) throw invalid(['step'])
      const changed = await context.sources.personal.onboarding.change(askerOf(context).sub, { version, key }, { step })
      if (!changed) throw conflict((await loadOnboarding(context)).version)
      return changed
    },
  }),
)

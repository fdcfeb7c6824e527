import { can, type Subject } from '../../../../src/access/can'
import { lessonLimits } from '../../../../src/forms/account-lessons'
import { toCertificateAddress } from '../../certificates/answer-certificate'
import { certifyCompletion, completionSubject } from '../../certificates/certify-completion'
import { type Lesson } from '../../records/lessons'
import { askerOf, type Context, directoryOf } from '../context'
import { invalid, notFound } from '../refusals'
import { byAnybodySignedIn, seenBy } from '../rules'
import { builder } from './builder'
import { ViewerType } from './viewer'

type Shown = Lesson & { locale: Parameters<typeof toCertificateAddress>[1]['locale'] }

const LessonType = builder.objectRef<Shown>('LessonProgress').implement({
  description: 'How far somebody has come with a lesson.',
  extensions: seenBy((asker: Subject | undefined, { sub }: Shown) =>
    can(asker, 'read', { kind: 'own-record', of: sub }),
  ),
  fields: (t) => ({
    id: t.id({ resolve: ({ training }) => String(training) }),
    seen: t.exposeIntList('seen', { description: 'The parts that were seen or read, counted from 0.' }),
    position: t.exposeInt('position', { description: 'The second at which its film stands.' }),
    completedAt: t.expose('completedAt', { type: 'Moment', nullable: true }),
    certificate: t.string({
      nullable: true,
      description: 'Opens the certificate of a completed lesson that counts, for an hour, once their name is known.',
      resolve: findCertificate,
    }),
  }),
})

async function findCertificate(lesson: Shown, _args: object, { sources, profiles, now }: Context) {
  const { directory, signed } = sources
  const certified = certifyCompletion(lesson, { directory, profile: await profiles.load(lesson.sub) })
  return certified
    ? toCertificateAddress(signed, { locale: lesson.locale, subject: completionSubject(lesson), now })
    : null
}

const toNumber = (id: string | number): number => (/^[1-9]\d{0,8}$/.test(String(id)) ? Number(id) : 0)

builder.objectField(ViewerType, 'lessons', (t) =>
  t.field({
    type: [LessonType],
    description: 'How far they have come with these lessons; those that were never begun are left out.',
    args: { among: t.arg.idList({ required: true }), locale: t.arg({ type: 'Locale', required: true }) },
    resolve: async (_viewer, { among, locale }, context) => {
      if (among.length > lessonLimits.among) throw invalid(['among'])
      const found = await context.sources.lessons.listOf(askerOf(context).sub, among.map(toNumber))
      return found.map((one) => ({ ...one, locale }))
    },
  }),
)

builder.mutationField('noteLesson', (t) =>
  t.field({
    type: LessonType,
    description: 'Adds what was seen or read of a lesson. Told twice, or by two devices, it is the same.',
    extensions: byAnybodySignedIn,
    args: {
      key: t.arg({ type: 'Key', required: true }),
      lesson: t.arg.id({ required: true }),
      seen: t.arg.intList({ required: true }),
      position: t.arg.int({ required: true }),
      locale: t.arg({ type: 'Locale', required: true }),
    },
    resolve: async (_root, { lesson: id, seen, position, locale }, context) => {
      const training = toNumber(id)
      const lesson = directoryOf(context).find('training', training, locale)
      if (!lesson) throw notFound()
      if (seen.length > lessonLimits.parts || seen.some((part) => part < 0)) throw invalid(['seen'])
      if (position < 0 || position > lessonLimits.seconds) throw invalid(['position'])
      const progress = { training, seen, position, parts: lesson.parts }
      const noted = await context.sources.lessons.note(askerOf(context).sub, progress)
      if (!noted) throw notFound()
      return { ...noted, locale }
    },
  }),
)

import { type InEach } from './admin-language'

type Next = { pages: number; seconds: number | null }

type State = 'queued' | 'building' | 'paused' | 'standby' | 'live' | 'gone' | 'held'
type Done = { seconds: number | null; pages: number; checks: number; release: number | null }

type PublicationWords = {
  heading: string
  label: string
  states: Record<State, string>
  held: string
  receipt: string
  /** What a publication did; seconds from the click until readers had it, where that is known. */
  done: (done: Done) => string
  /** Before the press, where readers and the editor would wait for it; seconds where it is known how long that takes. */
  change: (next: Next) => string
  /** What the press for all languages together changes. */
  changeOfAll: (pages: number) => string
}

const figure = (language: string) => (pages: number) => new Intl.NumberFormat(language).format(pages)
const oneDigit = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const [inEnglish, inFrench, inChinese] = [figure('en-GB'), figure('fr-FR'), figure('zh-CN')]

/** Where a language is on its way to the readers, and what its publication did. */
export const publicationWords: InEach<PublicationWords> = {
  en: {
    heading: 'On the site in this language',
    label: 'On the site',
    states: {
      queued: 'Queued: the site has not taken it in yet.',
      building: 'Building: its pages are being made.',
      paused: 'Waiting: publishing is paused, because an earlier release was brought back.',
      standby: 'Waiting: the publisher is starting.',
      live: 'Live.',
      gone: 'Withdrawn: readers do not find it any more.',
      held: 'Held back: readers see what was there before.',
    },
    held: 'Held back:',
    receipt: 'Receipt',
    done: ({ seconds, pages, checks, release }) =>
      `${seconds === null ? '' : `${seconds.toFixed(1)} s from click to live, `}${pages === 1 ? '1 page' : `${pages} pages`} changed, ${checks} checks passed${release === null ? '' : `, release ${release}`}.`,
    change: ({ pages, seconds }) =>
      `Publishing it changes up to ${inEnglish(pages)} pages${seconds === null ? '' : `, in about ${seconds} s`}.`,
    changeOfAll: (pages) => `In all languages together: up to ${inEnglish(pages)} pages.`,
  },
  fr: {
    heading: 'Sur le site dans cette langue',
    label: 'Sur le site',
    states: {
      queued: 'Dans la file : le site ne l’a pas encore pris en compte.',
      building: 'En cours : ses pages sont en préparation.',
      paused: 'En attente : la publication est suspendue, car une version antérieure du site a été rétablie.',
      standby: 'En attente : la publication démarre.',
      live: 'En ligne.',
      gone: 'Retiré : les lecteurs ne le trouvent plus.',
      held: 'Retenu : les lecteurs voient ce qui y était auparavant.',
    },
    held: 'Retenu :',
    receipt: 'Reçu',
    done: ({ seconds, pages, checks, release }) =>
      `${seconds === null ? '' : `${oneDigit.format(seconds)} s du clic à la mise en ligne, `}${inFrench(pages)} ${pages < 2 ? 'page modifiée' : 'pages modifiées'}, ${checks} ${checks < 2 ? 'contrôle réussi' : 'contrôles réussis'}${release === null ? '' : `, version ${release} du site`}.`,
    change: ({ pages, seconds }) =>
      `La publication modifie jusqu’à ${inFrench(pages)} pages${seconds === null ? '' : `, en ${seconds} s environ`}.`,
    changeOfAll: (pages) => `Dans toutes les langues ensemble : jusqu’à ${inFrench(pages)} pages.`,
  },
  zh: {
    heading: '此语言版本在网站上',
    label: '网站状态',
    states: {
      queued: '排队中：网站尚未接收。',
      building: '生成中：正在制作页面。',
      paused: '等待中：因恢复了先前的网站版本，发布已暂停。',
      standby: '等待中：发布服务正在启动。',
      live: '在线。',
      gone: '已撤下：读者已无法找到。',
      held: '已搁置：读者看到的仍是此前的内容。',
    },
    held: '已搁置：',
    receipt: '回执',
    done: ({ seconds, pages, checks, release }) =>
      `${seconds === null ? '' : `从点击到上线 ${seconds.toFixed(1)} 秒，`}更改 ${inChinese(pages)} 个页面，通过 ${checks} 项检查${release === null ? '' : `，网站版本 ${release}`}。`,
    change: ({ pages, seconds }) =>
      `发布后最多会更改 ${inChinese(pages)} 个页面${seconds === null ? '' : `，大约需要 ${seconds} 秒`}。`,
    changeOfAll: (pages) => `所有语言合计最多 ${inChinese(pages)} 个页面。`,
  },
}

/** What an editor reads of the pages that a press would change: of the language at hand, and of all where others change many too. */
export function tellChange(words: PublicationWords, own: Next | undefined, others: readonly Next[]): string[] {
  if (!own) return []
  const all = others.reduce((sum, { pages }) => sum + pages, own.pages)
  return [words.change(own), ...(others.length > 0 ? [words.changeOfAll(all)] : [])]
}

import { type Replies } from './replies'

/** Why an address outside of the site is taken to be broken. */
export const repliesOfLinks: Replies = {
  'leads to {protocol}': ['mène à {protocol}', '跳转至 {protocol}'],
  'leads on more than {hops} times': ['redirige plus de {hops} fois', '跳转超过 {hops} 次'],
  'its robots.txt asks not to': ['son robots.txt le demande', '其 robots.txt 要求不予检查'],
  'answers {status}': ['répond {status}', '返回 {status}'],
  'answers {status} to programs': ['répond {status} aux programmes', '对程序返回 {status}'],
  'does not answer within ten seconds': ['ne répond pas en dix secondes', '十秒内没有回应'],
  'has no address: its name is not known': ['n’a pas d’adresse : son nom est inconnu', '没有地址：域名无法解析'],
  'cannot be reached': ['est inaccessible', '无法访问'],
  'cannot be reached ({code})': ['est inaccessible ({code})', '无法访问（{code}）'],
  '{host} is not an address of the open internet': [
    '{host} n’est pas une adresse de l’internet public',
    '{host} 不是公共互联网地址',
  ],
}

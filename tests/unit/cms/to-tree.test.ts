import { type Branch, type Placed, toTree } from '../../../services/cms/tree/to-tree'

const item = (id: number, title: string, parent?: number): Placed => ({ id, title, parent })
const draw = (branches: readonly Branch[]): string[] =>
  branches.flatMap(({ title, below }) => [title, ...draw(below).map((one) => `- ${one}`)])

describe('a kind whose items stand below one another (m9)', () => {
  it('is a tree, by name in the language of the administration', () => {
    const items = [
      item(4, 'Zoe', 1),
      item(1, 'About us'),
      item(3, 'Équipe', 1),
      item(2, 'Page 10', 3),
      item(5, 'Page 9', 3),
    ]

    expect(draw(toTree(items, 'fr'))).toEqual(['About us', '- Équipe', '- - Page 9', '- - Page 10', '- Zoe'])
  })

  it('shows at the top what stands below one that is not there, and leaves nothing out of a circle', () => {
    const items = [item(1, 'Lost', 99), item(2, 'Egg', 3), item(3, 'Hen', 2), item(4, 'Chick', 2), item(5, 'Own', 5)]

    expect(draw(toTree(items, 'en'))).toEqual(['Lost', 'Egg', '- Chick', '- Hen', 'Own'])
  })
})

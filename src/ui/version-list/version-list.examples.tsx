import { VersionList } from './version-list'

export const examples = {
  two: (
    <VersionList
      versions={[
        {
          id: '2',
          title: 'Version 2, in force since 13 July 2026',
          lines: ['Law change. The hour moved.'],
          isNow: true,
        },
        { id: '1', title: 'Version 1, published on 2 January 2024', lines: [], isNow: false },
      ]}
    />
  ),
}

import * as migration_20261121_024953_initial from './20261121_024953_initial';

export const migrations = [
  {
    up: migration_20261121_024953_initial.up,
    down: migration_20261121_024953_initial.down,
    name: '20261121_024953_initial'
  },
];

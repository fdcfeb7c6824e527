import * as migration_20261121_191231_initial from './20261121_191231_initial';

export const migrations = [
  {
    up: migration_20261121_191231_initial.up,
    down: migration_20261121_191231_initial.down,
    name: '20261121_191231_initial'
  },
];

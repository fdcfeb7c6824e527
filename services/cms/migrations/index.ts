import * as migration_20261121_034053_initial from './20261121_034053_initial';

export const migrations = [
  {
    up: migration_20261121_034053_initial.up,
    down: migration_20261121_034053_initial.down,
    name: '20261121_034053_initial'
  },
];

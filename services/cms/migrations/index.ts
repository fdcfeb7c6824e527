import * as migration_20261121_025825_initial from './20261121_025825_initial';

export const migrations = [
  {
    up: migration_20261121_025825_initial.up,
    down: migration_20261121_025825_initial.down,
    name: '20261121_025825_initial'
  },
];

import * as migration_20261121_200317_initial from './20261121_200317_initial';

export const migrations = [
  {
    up: migration_20261121_200317_initial.up,
    down: migration_20261121_200317_initial.down,
    name: '20261121_200317_initial'
  },
];

import { expect, test } from '@jest/globals';
import { destinationOf } from './destination.ts';

test.each([
  ['prep_task', '/cook?task=7', '/manager/tasks?task=7'],
  ['item', '/cook?item=7', '/manager/inventory?item=7'],
  ['user', null, '/admin/users?person=7'],
  ['something new', null, null],
])('news of a %s leads a cook and a manager to where they see it', (type, cook, lead) => {
  expect([destinationOf(type, '7', false), destinationOf(type, '7', true)]).toEqual([cook, lead]);
});

import { describe, expect, test } from '@jest/globals';
import { evictedBy } from './evictions.ts';

const item = { id: 'i', version: 1, name: 'Flour', currentStock: 3, parLevel: 1, unit: 'kg', crossedPar: false };
const inventory = (edited: boolean) => evictedBy({ type: 'INVENTORY_UPDATED', data: { ...item, edited }, seq: 1 });

describe('what shows allergens is read again', () => {
  test('when a recipe changed', () => {
    const old = evictedBy({ type: 'RECIPE_UPDATED', data: { id: 'r', version: 2 }, seq: 1 });
    expect(old).toEqual(expect.arrayContaining(['prepTasks', 'myPrepTasks', 'prepTask', 'recipe', 'recipes']));
  });

  test('when an item was edited', () => {
    expect(inventory(true)).toEqual(expect.arrayContaining(['prepTasks', 'myPrepTasks', 'prepTask', 'recipe', 'item']));
  });

  test('but prep is not, when stock moved', () => {
    expect(inventory(false)).not.toEqual(expect.arrayContaining(['prepTasks']));
    expect(inventory(false)).toContain('items');
  });
});

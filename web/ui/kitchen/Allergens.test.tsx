import { describe, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render.tsx';
import { Allergens } from './Allergens.tsx';

const seven = ['gluten', 'egg', 'fish', 'milk', 'mustard', 'nuts', 'soy'] as const;
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

describe('allergens', () => {
  test('that are unknown are a labeled question mark, and never "none"', () => {
    renderScreen(<Allergens allergens={null} known={[]} gaps={['Custard']} saysNone />);
    expect(screen.getByRole('img', { name: 'Allergens unknown' })).toHaveTextContent('?');
    expect(screen.getByText('Nobody has said what is in Custard.')).toBeVisible();
    expect(screen.queryByText('No known allergens')).toBeNull();
  });

  test('that are known in part are named, and others are unknown', () => {
    renderScreen(<Allergens allergens={null} known={['milk', 'nuts']} gaps={['Custard']} titled saysNone />);
    expect(names()).toEqual(['Milk', 'Nuts']);
    expect(screen.getByRole('img', { name: 'Other allergens unknown' })).toHaveTextContent('others ?');
    expect(screen.getByText('Nobody has said what is in Custard.')).toBeVisible();
  });

  test('beyond the limit are a button with their number', () => {
    renderScreen(<Allergens allergens={seven} known={seven} shown={4} />);
    expect(names()).toEqual(['Gluten', 'Egg', 'Fish', 'Milk']);
    expect(screen.getByRole('button', { name: '3 more allergens' })).toHaveTextContent('+3');
  });

  test('open to the full list by touch', async () => {
    const { user } = renderScreen(<Allergens allergens={seven} known={seven} shown={4} />);
    await user.click(screen.getByRole('button', { name: '3 more allergens' }));
    expect(names()).toEqual(['Gluten', 'Egg', 'Fish', 'Milk', 'Mustard', 'Nuts', 'Soy']);
  });

  test('open to the full list by keyboard, and close again', async () => {
    const { user } = renderScreen(<Allergens allergens={seven} known={seven} shown={4} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(names()).toHaveLength(7);
    await user.keyboard('{Enter}');
    expect(names()).toHaveLength(4);
  });

  test('are all named when only one exceeds the limit', () => {
    renderScreen(<Allergens allergens={seven.slice(0, 5)} known={seven} shown={4} />);
    expect(names()).toHaveLength(5);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

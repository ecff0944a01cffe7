import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';

function Buttons() {
  const navigate = useNavigate();
  // Both presses come before the router shows the address of the first.
  const open = () => [1, 2].forEach(() => void navigate('?task=1'));
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

test('two presses on what opens a layer add one history entry: one press of Back closes it', async () => {
  const { user } = renderScreen(<Buttons />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/?task=1');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/);
});

import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { admin, cook, renderScreen } from '../../testing/render.tsx';
import { DownloadPage } from './DownloadPage.tsx';
import type {
  OrganizationCodeQuery,
  OwnLanguageQuery,
  RegenerateOrganizationCodeMutation,
} from './onboarding.generated.ts';

function kitchen(language: 'en' | 'es' = 'en') {
  let code = 'BRIGADE-AAAAAAAA';
  return fakeServer({
    OwnLanguage: () => data<OwnLanguageQuery>({ me: { __typename: 'User', id: 'u3', language } }),
    OrganizationCode: () =>
      data<OrganizationCodeQuery>({
        organizationCode: code,
        organization: { __typename: 'Organization', id: 'o1', name: 'Harbour & Vine' },
      }),
    RegenerateOrganizationCode: () => {
      code = 'BRIGADE-BBBBBBBB';
      return data<RegenerateOrganizationCodeMutation>({ regenerateOrganizationCode: code });
    },
  });
}

describe('the download screen', () => {
  test('everyone sees the setup steps, the price, and no code', async () => {
    const calls = kitchen();
    const { user } = renderScreen(<DownloadPage />, { viewer: cook });
    expect(screen.getByRole('heading', { name: 'Download & Onboarding' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Initial Setup (Admin)' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText('$90 per month plus per-user pricing')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Staff Onboarding' }));
    expect(screen.getByText('Staff need an organization code from their admin.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
    expect(JSON.stringify(calls)).not.toContain('OrganizationCode');
  });

  test('an admin copies the code, and the button reads Copied!', async () => {
    kitchen();
    const { user } = renderScreen(<DownloadPage />, { viewer: admin, at: '/download?tab=staff' });
    expect(await screen.findByText('BRIGADE-AAAAAAAA')).toBeInTheDocument();
    const [copy] = screen.getAllByRole('button', { name: 'Copy' });
    if (copy) await user.click(copy);
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    expect(screen.getByText('Copied to clipboard')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('BRIGADE-AAAAAAAA');
  });

  test('the invitation contains the address and the code', async () => {
    kitchen();
    const { user } = renderScreen(<DownloadPage />, { viewer: admin, at: '/download' });
    await user.click(await screen.findByRole('button', { name: 'Copy Invitation Text with Code' }));
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Harbour & Vine');
    expect(text).toContain(location.origin);
    expect(text).toContain('BRIGADE-AAAAAAAA');
  });

  test('is in the language of who is signed in, and so is the invitation, on a device in another one', async () => {
    kitchen('es');
    const { user } = renderScreen(<DownloadPage />, { viewer: admin, at: '/download' });
    await user.click(await screen.findByRole('button', { name: 'Copiar invitación con el código' }));
    expect(await navigator.clipboard.readText()).toContain('Te invitan a unirte a Harbour & Vine');
    expect(document.documentElement.lang).toBe('es');
    renderScreen(<DownloadPage />, { viewer: null, at: '/download' });
    expect(screen.getAllByRole('heading', { name: 'Download & Onboarding' })).not.toHaveLength(0);
  });

  test('a new code is created only after a confirmation, and shown at once', async () => {
    kitchen();
    const { user } = renderScreen(<DownloadPage />, { viewer: admin, at: '/download' });
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Make a new organization code?' });
    expect(screen.getByDisplayValue('BRIGADE-AAAAAAAA')).toBeInTheDocument();
    const [confirm] = Array.from(dialog.querySelectorAll('button')).filter(
      (button) => button.textContent === 'Regenerate',
    );
    if (confirm) await user.click(confirm);
    expect(await screen.findByDisplayValue('BRIGADE-BBBBBBBB')).toBeInTheDocument();
    expect(screen.getByText('New code generated')).toBeInTheDocument();
    expect(screen.getByText('Organization code updated successfully')).toBeInTheDocument();
  });
});

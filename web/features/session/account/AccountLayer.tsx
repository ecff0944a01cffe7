import { Stack } from '@chakra-ui/react';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { accountTexts } from './texts.ts';

/** The user's own password, e-mail address and sessions. */
export function AccountLayer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(accountTexts);
  return (
    <SideLayer title={t('title')} onClose={onClose}>
      <Stack gap="10">
        <PasswordForm />
        <EmailForm />
        <SessionList />
      </Stack>
    </SideLayer>
  );
}

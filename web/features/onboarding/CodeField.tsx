import { Button, Flex, Input } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/forms/ConfirmDialog.tsx';
import { FormField } from '../../ui/forms/fields.tsx';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { OrganizationCodeDocument, useRegenerateOrganizationCodeMutation } from './onboarding.generated.ts';
import { onboardingTexts } from './texts.ts';

/** The organization's code, and how to make a new one. */
export function CodeField({ code }: { readonly code: string }) {
  const t = useTexts(onboardingTexts);
  const [asking, setAsking] = useState(false);
  const [regenerate] = useRegenerateOrganizationCodeMutation({
    update: (cache, { data }) => {
      cache.updateQuery({ query: OrganizationCodeDocument }, (before) =>
        before && data ? { ...before, organizationCode: data.regenerateOrganizationCode } : before,
      );
    },
  });
  const confirm = async () => {
    try {
      await regenerate();
      showToast({ title: t('newCode'), description: t('newCodeText') });
    } catch (error) {
      showToast({
        title: t('regenerateFailed'),
        description: readableError(error).sentence ?? '',
        tone: 'destructive',
      });
    }
  };
  return (
    <FormField label={t('code')}>
      <Flex gap="2" w="full">
        <Input readOnly value={code} fontFamily="mono" />
        <Button variant="outline" onClick={() => setAsking(true)}>
          <RefreshCw aria-hidden="true" /> {t('regenerate')}
        </Button>
      </Flex>
      {asking ? (
        <ConfirmDialog
          title={t('regenerateTitle')}
          confirmLabel={t('regenerate')}
          destructive
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {t('regenerateText')}
        </ConfirmDialog>
      ) : null}
    </FormField>
  );
}

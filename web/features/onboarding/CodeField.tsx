import { Button, Flex, Input } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../ui/forms/useAction.ts';
import { ConfirmDialog } from '../../ui/forms/ConfirmDialog.tsx';
import { FormField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { OrganizationCodeDocument, useRegenerateOrganizationCodeMutation } from './onboarding.generated.ts';
import { onboardingTexts } from './texts.ts';

/** The organization code, with a button that regenerates it. */
export function CodeField({ code }: { readonly code: string }) {
  const t = useTexts(onboardingTexts);
  const [confirming, setConfirming] = useState(false);
  const [regenerate] = useRegenerateOrganizationCodeMutation({
    update: (cache, { data }) => {
      cache.updateQuery({ query: OrganizationCodeDocument }, (before) =>
        before && data ? { ...before, organizationCode: data.regenerateOrganizationCode } : before,
      );
    },
  });
  const { run } = useAction(t('regenerateFailed'));
  const confirm = () => run(() => regenerate(), { toast: { title: t('newCode'), description: t('newCodeText') } });
  return (
    <FormField label={t('code')}>
      <Flex gap="2" w="full" wrap="wrap">
        <Input readOnly value={code} fontFamily="mono" flex="1 1 12rem" minW="0" />
        <Button variant="outline" onClick={() => setConfirming(true)}>
          <RefreshCw aria-hidden="true" /> {t('regenerate')}
        </Button>
      </Flex>
      {confirming ? (
        <ConfirmDialog
          title={t('regenerateTitle')}
          confirmLabel={t('regenerate')}
          destructive
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        >
          {t('regenerateText')}
        </ConfirmDialog>
      ) : null}
    </FormField>
  );
}

import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { languages } from '#schema/vocabulary.ts';
import { useServerOptions } from '../../platform/graphql/useServerOptions.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { useSendInvitationMutation, useSendTestMailMutation } from './onboarding.generated.ts';
import { onboardingTexts } from './texts.ts';

/** Tells how it ended in a toast. Whether it was done. */
async function attempt(act: () => Promise<unknown>, done: string, failed: string): Promise<boolean> {
  try {
    await act();
    showToast({ title: done });
    return true;
  } catch (error) {
    showToast({ title: failed, description: readableError(error).sentence ?? '', tone: 'destructive' });
    return false;
  }
}

/** Invites by mail, where this server sends mail; nothing elsewhere. */
export function MailInvitation() {
  const options = useServerOptions();
  return options?.mail ? <Form /> : null;
}

function Form() {
  const t = useTexts(onboardingTexts);
  const language = useLanguage();
  const [invite, { loading }] = useSendInvitationMutation();
  const [test, { loading: testing }] = useSendTestMailMutation();
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { email: '', language } });
  const submit = handleSubmit(async (input) => {
    const { email } = input;
    const send = () => invite({ variables: { input } });
    if (await attempt(send, t('invited', { email }), t('mailFailed'))) reset({ email: '', language: input.language });
  });
  return (
    <Stack gap="3">
      <chakra.form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="3" align="flex-start">
          <TextField
            type="email"
            label={t('inviteByMail')}
            error={formState.errors.email?.message}
            {...register('email', { required: t('needEmail') })}
          />
          <SelectField label={t('inviteLanguage')} {...register('language')}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {t(code)}
              </option>
            ))}
          </SelectField>
          <Flex gap="2" wrap="wrap">
            <Button type="submit" variant="outline" loading={loading} loadingText={t('sendInvitation')}>
              <Mail aria-hidden="true" /> {t('sendInvitation')}
            </Button>
            <Button
              variant="ghost"
              loading={testing}
              loadingText={t('testMail')}
              onClick={() => void attempt(() => test(), t('testMailSent'), t('mailFailed'))}
            >
              {t('testMail')}
            </Button>
          </Flex>
        </Stack>
      </chakra.form>
    </Stack>
  );
}

import { Button, Flex, Stack } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { invitationInput } from '#schema/inputs/auth.ts';
import { limits } from '#schema/limits.ts';
import { languages } from '#schema/vocabulary.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { useServerOptions } from '../../platform/graphql/useServerOptions.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { inputResolver } from '../../ui/forms/input-resolver.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useFormGuard } from '../../ui/forms/useFormGuard.ts';
import { useSendInvitationMutation, useSendTestMailMutation } from './onboarding.generated.ts';
import { onboardingTexts } from './texts.ts';

/** Invites by mail; renders nothing if the server sends no mail. */
export function MailInvitation() {
  const options = useServerOptions();
  return options?.mail ? <InvitationForm /> : null;
}

function InvitationForm() {
  const t = useTexts(onboardingTexts);
  const language = useLanguage();
  const { run } = useAction(t('mailFailed'));
  const [invite, { loading }] = useSendInvitationMutation();
  const [test, { loading: testing }] = useSendTestMailMutation();
  const form = useForm({
    defaultValues: { email: '', language },
    resolver: inputResolver(invitationInput, (values) => values),
  });
  const { register, handleSubmit, reset, formState } = form;
  useFormGuard(form);
  const submit = handleSubmit(async (input) => {
    const { email, language } = input;
    await run(() => invite({ variables: { input } }), {
      toast: t('invited', { email }),
      onDone: () => reset({ email: '', language }),
    });
  });
  return (
    <Stack gap="3">
      <Form onSubmit={(event) => void submit(event)}>
        <Stack gap="3" align="flex-start">
          <TextField
            type="email"
            label={t('inviteByMail')}
            maxLength={limits.emailMax}
            error={formState.errors.email?.message}
            {...register('email')}
          />
          <SelectField label={t('inviteLanguage')} {...register('language')}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {t(code)}
              </option>
            ))}
          </SelectField>
          <Flex gap="2" wrap="wrap">
            <SendButton variant="outline" loading={loading} loadingText={t('sendInvitation')}>
              <Mail aria-hidden="true" /> {t('sendInvitation')}
            </SendButton>
            <Button
              variant="ghost"
              loading={testing}
              loadingText={t('testMail')}
              onClick={() => void run(() => test(), { toast: t('testMailSent'), key: 'test' })}
            >
              {t('testMail')}
            </Button>
          </Flex>
        </Stack>
      </Form>
    </Stack>
  );
}

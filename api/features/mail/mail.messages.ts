import type { Language, Role } from '#schema/vocabulary.ts';

/** The text of one mail: paragraphs, and one link with its label. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
}

interface RegisteredPerson {
  readonly name: string;
  readonly username: string;
  readonly role: Role;
  readonly kitchen: string;
}

/** The mail templates of one language. */
interface MailTemplates {
  readonly forgotten: (username: string, url: string) => MailText;
  readonly registration: (person: RegisteredPerson, url: string) => MailText;
  readonly invitation: (kitchen: string, code: string, url: string) => MailText;
  readonly test: (kitchen: string, url: string) => MailText;
}

const rolesEs: Readonly<Record<Role, string>> = { cook: 'cocinero', manager: 'encargado', admin: 'administrador' };

export const mailTexts: Readonly<Record<Language, MailTemplates>> = {
  en: {
    forgotten: (username, url) => ({
      subject: 'Set a new password for Brigade',
      paragraphs: [
        `Somebody, probably you, asked for a new password for the account ${username}.`,
        'The link works once, for 24 hours. If it was not you, do nothing: your password stays as it is.',
      ],
      link: { label: 'Set a new password', url },
    }),
    registration: ({ name, username, role, kitchen }, url) => ({
      subject: `${name} waits for verification`,
      paragraphs: [
        `${name} (${username}) registered at ${kitchen} as ${role} and waits for verification.`,
        'Check that you know this person and that the role fits.',
      ],
      link: { label: 'Open Users', url },
    }),
    invitation: (kitchen, code, url) => ({
      subject: `Join ${kitchen} on Brigade`,
      paragraphs: [
        `You are invited to join the kitchen ${kitchen} on Brigade. Its organization code is ${code}; the link fills it in.`,
        'After you registered, an admin verifies you.',
      ],
      link: { label: 'Register', url },
    }),
    test: (kitchen, url) => ({
      subject: 'Test mail from Brigade',
      paragraphs: [`Mail from ${kitchen} reaches you.`],
      link: { label: 'Open Brigade', url },
    }),
  },
  es: {
    forgotten: (username, url) => ({
      subject: 'Elige una contraseña nueva para Brigade',
      paragraphs: [
        `Alguien, seguramente tú, pidió una contraseña nueva para la cuenta ${username}.`,
        'El enlace vale una vez, durante 24 horas. Si no fuiste tú, no hagas nada: tu contraseña sigue como está.',
      ],
      link: { label: 'Elegir una contraseña nueva', url },
    }),
    registration: ({ name, username, role, kitchen }, url) => ({
      subject: `${name} espera la verificación`,
      paragraphs: [
        `${name} (${username}) se registró en ${kitchen} como ${rolesEs[role]} y espera la verificación.`,
        'Comprueba que conoces a esta persona y que el puesto es correcto.',
      ],
      link: { label: 'Abrir Usuarios', url },
    }),
    invitation: (kitchen, code, url) => ({
      subject: `Únete a ${kitchen} en Brigade`,
      paragraphs: [
        `Te invitan a la cocina ${kitchen} en Brigade. Su código de organización es ${code}; el enlace lo rellena.`,
        'Después de registrarte, un administrador te verifica.',
      ],
      link: { label: 'Registrarse', url },
    }),
    test: (kitchen, url) => ({
      subject: 'Correo de prueba de Brigade',
      paragraphs: [`El correo de ${kitchen} te llega.`],
      link: { label: 'Abrir Brigade', url },
    }),
  },
};

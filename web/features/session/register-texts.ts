import { defineTexts } from '../../ui/i18n/texts.ts';

/** The form of a new account. */
export const registerTexts = defineTexts('session-register', {
  en: {
    name: 'Your name',
    role: 'Your role',
    joinKitchen: 'Join my kitchen',
    newKitchen: 'Set up a new kitchen',
    registrationClosed: 'Registration is closed on this server. Ask whoever runs it for an account.',
    joinOnly: 'Join your kitchen with the code from your admin. New kitchens cannot be set up here.',
    organizationCode: 'Organization code',
    organizationCodeHint: 'Your admin has it: {prefix}- and {n} letters or digits.',
    organizationName: 'Restaurant name',
    organizationNameHint: 'You become its admin and invite everyone else.',
    usernameHint: '{min} to {max} small letters, digits, dots, dashes or underscores.',
    createAccount: 'Create account',
    createKitchen: 'Create kitchen',
  },
  es: {
    name: 'Tu nombre',
    role: 'Tu puesto',
    joinKitchen: 'Unirme a mi cocina',
    newKitchen: 'Crear una cocina nueva',
    registrationClosed: 'En este servidor el registro está cerrado. Pide una cuenta a quien lo administra.',
    joinOnly: 'Únete a tu cocina con el código de tu administrador. Aquí no se crean cocinas nuevas.',
    organizationCode: 'Código de la organización',
    organizationCodeHint: 'Lo tiene tu administrador: {prefix}- y {n} letras o cifras.',
    organizationName: 'Nombre del restaurante',
    organizationNameHint: 'Serás su administrador e invitarás a los demás.',
    usernameHint: 'De {min} a {max} letras minúsculas, cifras, puntos, guiones o guiones bajos.',
    createAccount: 'Crear cuenta',
    createKitchen: 'Crear cocina',
  },
});

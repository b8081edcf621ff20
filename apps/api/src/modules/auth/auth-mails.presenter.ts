import type { Mail } from '../../mail/letter.ts';

/** Minutes a code lives, as the texts say it. */
export const codeMinutes = 10;

type Text = Pick<Mail, 'subject' | 'text'>;

const sign = 'Это письмо отправлено автоматически, отвечать на него не нужно.';

/** `1234 5678`: easier to read over to another device; spaces are dropped when the code is checked. */
const spaced = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The address of the form. Code and address stand after `#`, which no server and no log ever sees. */
function link(publicUrl: string, tab: 'confirm' | 'reset', email: string, code: string): string {
  const fragment = new URLSearchParams({ email, code }).toString();
  return `${publicUrl.replace(/\/$/, '')}/login?tab=${tab}#${fragment}`;
}

/** For a temporary person: the code is the way in. */
export function temporaryAccessMail(publicUrl: string, email: string, code: string): Text {
  return {
    subject: 'Код для входа',
    text: `Здравствуйте!\n\nКод для входа: ${spaced(code)}\nОн действует ${codeMinutes} минут.\n\nМожно открыть страницу и нажать кнопку подтверждения:\n${link(publicUrl, 'confirm', email, code)}\n\nДоступ временный, на 7 дней. Задайте пароль в профиле, и аккаунт останется вашим.\nЕсли вы не просили доступ, просто не вводите код.\n\n${sign}\n`,
  };
}

/** For a registered person: the code proves that the address is theirs. */
export function confirmationMail(publicUrl: string, email: string, code: string): Text {
  return {
    subject: 'Подтвердите почту',
    text: `Здравствуйте!\n\nКод подтверждения почты: ${spaced(code)}\nОн действует ${codeMinutes} минут.\n\nМожно открыть страницу и нажать кнопку подтверждения:\n${link(publicUrl, 'confirm', email, code)}\n\nПосле подтверждения в профиле появятся покупки, сделанные на этот адрес.\nЕсли вы не регистрировались, не вводите код и никому его не сообщайте.\n\n${sign}\n`,
  };
}

export function resetMail(publicUrl: string, email: string, code: string): Text {
  return {
    subject: 'Код сброса пароля',
    text: `Здравствуйте!\n\nКод для смены пароля: ${spaced(code)}\nОн действует ${codeMinutes} минут, на ввод есть 5 попыток.\n\nФорма смены пароля:\n${link(publicUrl, 'reset', email, code)}\n\nЕсли вы не просили сменить пароль, ничего не делайте: прежний пароль продолжает действовать.\n\n${sign}\n`,
  };
}

/** Told after every change, so that a stolen account is noticed. */
export function passwordChangedMail(): Text {
  return {
    subject: 'Пароль изменён',
    text: `Здравствуйте!\n\nПароль вашего аккаунта изменён, остальные сессии завершены.\nЕсли это были не вы, сразу запросите сброс пароля на странице входа.\n\n${sign}\n`,
  };
}

/** Told after the second factor is turned on or off. */
export function secondFactorMail(isOn: boolean): Text {
  const verb = isOn ? 'включён' : 'выключен';
  return {
    subject: `Второй фактор ${verb}`,
    text: `Здравствуйте!\n\nВторой фактор вашего аккаунта ${verb}.\nЕсли это были не вы, сразу смените пароль: это завершит остальные сессии.\n\n${sign}\n`,
  };
}

export function deletionMail(deleteAfter: string): Text {
  return {
    subject: 'Аккаунт будет удалён',
    text: `Здравствуйте!\n\nВы попросили удалить аккаунт. Он и все данные будут удалены ${deleteAfter}.\nДо этого дня можно войти и отменить удаление в профиле, на вкладке «Приватность».\n\n${sign}\n`,
  };
}

/** To the address an account has: its owner agrees to another one. */
export function oldAddressMail(email: string, code: string): Text {
  return {
    subject: 'Смена почты',
    text: `Здравствуйте!\n\nДля аккаунта просят другую почту: ${email}\nКод согласия: ${spaced(code)}\nОн действует ${codeMinutes} минут и годится только вместе с кодом, который пришёл на новый адрес.\n\nЕсли просили не вы, никому не сообщайте код и сразу смените пароль: его кто-то знает.\n\n${sign}\n`,
  };
}

/** To the address an account will have. */
export function newAddressMail(code: string): Text {
  return {
    subject: 'Подтвердите новую почту',
    text: `Здравствуйте!\n\nЭтот адрес хотят сделать почтой аккаунта.\nКод подтверждения: ${spaced(code)}\nОн действует ${codeMinutes} минут.\n\nЕсли просили не вы, ничего не делайте.\n\n${sign}\n`,
  };
}

/** To the address an account had. */
export function addressChangedMail(email: string): Text {
  return {
    subject: 'Почта изменена',
    text: `Здравствуйте!\n\nУ вашего аккаунта теперь другая почта: ${email}\nОстальные сессии завершены. Если это были не вы, напишите организатору.\n\n${sign}\n`,
  };
}

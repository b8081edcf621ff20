import { PasswordInput, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { loginText } from '../../text/login.ts';
import { FieldError, fieldErrorLook } from '../../ui/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { noteLook } from '../../ui/note-look.ts';
import classes from './account-fields.module.css';

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
}

const shown = (error: string | null): ReactNode => (error === null ? null : <FieldError>{error}</FieldError>);

interface LabelledProps extends FieldProps {
  /** In place of the usual one. */
  readonly label?: string;
}

export function EmailInput({ value, onChange, error, label = loginText.email }: LabelledProps) {
  return (
    <TextInput
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={shown(error)}
    />
  );
}

interface PasswordProps extends FieldProps {
  readonly isNew?: boolean;
  /** In place of «Пароль» or «Новый пароль». */
  readonly label?: string;
  readonly hint?: string;
}

export function PasswordField({ value, onChange, error, isNew = false, label, hint }: PasswordProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      visible={isVisible}
      onVisibilityChange={setVisible}
      label={label ?? (isNew ? loginText.newPassword : loginText.password)}
      name={isNew ? 'new-password' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={shown(error)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...(hint === undefined ? {} : { description: <span aria-live="polite">{hint}</span> })}
      visibilityToggleIcon={({ reveal }) => <Icon name="eye" className={reveal ? classes.revealed : ''} />}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? loginText.hidePassword : loginText.showPassword,
        'aria-pressed': undefined,
        tabIndex: 0,
      }}
    />
  );
}

export function CodeInput({ value, onChange, error, label = loginText.code }: LabelledProps) {
  return (
    <TextInput
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={shown(error)}
    />
  );
}

/** A code of the application on the person's telephone, or one of the recovery codes. */
interface SecondCodeProps extends FieldProps {
  /** The very first code: recovery codes come after it. */
  readonly isFirst?: boolean;
}

export function SecondCodeInput({ value, onChange, error, isFirst = false }: SecondCodeProps) {
  return (
    <TextInput
      label={loginText.secondCode}
      {...(!isFirst && { description: loginText.secondCodeHint })}
      name="second-code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={shown(error)}
    />
  );
}

/** What the server refused, beside the form. */
export function FormError({ children }: { readonly children: string | null }) {
  return (
    <div role="alert">
      {children !== null && (
        <p {...fieldErrorLook()}>
          <Icon name="bad" size={16} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** Something that went well, beside the form. */
export function FormNote({ children }: { readonly children: string | null }) {
  return (
    <div role="status">
      {children !== null && (
        <p {...noteLook({ tone: 'good' })}>
          <Icon name="good" className="good" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

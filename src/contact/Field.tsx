import { type ComponentProps, useState } from "react";
import { classNames } from "../components/class-names.ts";
import styles from "./Field.module.css";

type Props = {
  /** For the form to place it. */
  className?: string;
  name: string;
  label: string;
  /** The browser's message at the last Send, if the field was wrong. */
  error: string | undefined;
  onError: (error: string) => void;
} & ({ type: "text" | "email"; autoComplete: string } | { rows: number });

/** The browser's bubble disappears, so we show its message next to the field until the field is valid. */
export function Field({ className, name, label, error, onError, ...kind }: Props) {
  const [isFixed, setIsFixed] = useState(false);
  const isWrong = Boolean(error) && !isFixed;
  const errorId = `${name}-error`;

  const attributes: ComponentProps<"input"> & ComponentProps<"textarea"> = {
    ...kind,
    className: styles.box,
    id: name,
    name,
    required: true,
    "aria-invalid": isWrong,
    "aria-describedby": isWrong ? errorId : undefined,
    onInvalid: ({ currentTarget }) => {
      onError(currentTarget.validationMessage);
      setIsFixed(false);
    },
    // Don't show a new error while the visitor is typing.
    onInput: ({ currentTarget }) => currentTarget.validity.valid && setIsFixed(true),
  };
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      {/* Always there: React couldn't insert it before a box that an extension has moved. */}
      <p className={styles.error} id={errorId} data-error={isWrong ? "shown" : "fixed"}>
        {error}
      </p>
      {"rows" in kind ? <textarea {...attributes} /> : <input {...attributes} />}
    </div>
  );
}

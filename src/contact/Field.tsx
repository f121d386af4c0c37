import { type ComponentProps, type FormEvent, useState } from "react";
import styles from "./Field.module.css";

type Control = HTMLInputElement | HTMLTextAreaElement;

type Props = {
  name: string;
  label: string;
  /** Shown under the field, beside the browser's own words, when it is empty or wrong. */
  missing: string;
  wrong?: string;
  isAsked: boolean;
} & ({ type: string; autoComplete: string } | { rows: number });

/**
 * Screen readers hear `aria-required`; the browser's own `required` comes when the visitor wants to
 * send, since Firefox calls every empty field that has it invalid.
 */
export function Field({ name, label, missing, wrong = missing, isAsked, ...kind }: Props) {
  const [problem, setProblem] = useState("");
  const problemId = `${name}-problem`;

  function findProblem({ currentTarget }: FormEvent<Control>) {
    const { validity } = currentTarget;
    setProblem(validity.valueMissing ? missing : wrong);
  }

  const attributes: ComponentProps<"input"> & ComponentProps<"textarea"> = {
    ...kind,
    id: name,
    name,
    required: isAsked,
    "aria-required": true,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? problemId : undefined,
    onInvalid: findProblem,
    // Who is still typing is not told of the next mistake.
    onInput: ({ currentTarget }) => currentTarget.validity.valid && setProblem(""),
  };
  return (
    <div className={styles.field} data-wide={"rows" in kind}>
      <label htmlFor={name}>{label}</label>
      {"rows" in kind ? <textarea {...attributes} /> : <input {...attributes} />}
      {problem && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}

import { type ComponentProps, type FormEvent, useState } from "react";
import styles from "./Field.module.css";

type Control = HTMLInputElement | HTMLTextAreaElement;

type Props = {
  name: string;
  label: string;
  /** The browser's message at the last Send, if the field was wrong. */
  problem: string | undefined;
  onProblem: (problem: string) => void;
} & ({ type: string; autoComplete: string } | { rows: number });

/** The browser's bubble goes away, so its message stays next to the field until the field is valid. */
export function Field({ name, label, problem, onProblem, ...kind }: Props) {
  const [isSolved, setIsSolved] = useState(false);
  const isWrong = problem !== undefined && !isSolved;
  const problemId = `${name}-problem`;

  const attributes: ComponentProps<"input"> & ComponentProps<"textarea"> = {
    ...kind,
    id: name,
    name,
    required: true,
    "aria-invalid": isWrong,
    "aria-describedby": isWrong ? problemId : undefined,
    onInvalid: ({ currentTarget }: FormEvent<Control>) => {
      onProblem(currentTarget.validationMessage);
      setIsSolved(false);
    },
    // Don't show a new problem while the visitor is typing.
    onInput: ({ currentTarget }) => currentTarget.validity.valid && setIsSolved(true),
  };
  return (
    <div className={styles.field} data-wide={"rows" in kind}>
      <label htmlFor={name}>{label}</label>
      {problem && (
        <p className={styles.problem} id={problemId} data-problem={isWrong ? "open" : "solved"}>
          {problem}
        </p>
      )}
      {"rows" in kind ? <textarea {...attributes} /> : <input {...attributes} />}
    </div>
  );
}

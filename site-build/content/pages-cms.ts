import { type Field, fieldOf } from "./fields.ts";
import { contentSchema } from "./schemas.ts";

// The owner's form, as Pages CMS describes it: https://pagescms.org/docs/configuration

/** More than this needs several lines. */
const LONGEST_LINE = 200;

const media = {
  name: "pictures",
  label: "Picture files",
  input: "content",
  output: "content",
  // Of an uploaded file. Without it, a name such as `Mom%20at%20lunch.Jpg` can't be used.
  rename: "safe",
  extensions: ["jpg", "jpeg", "png", "webp", "avif"],
};

const files = Object.entries(contentSchema.shape).map(([name, schema]) => ({
  name,
  ...inputFor(fieldOf(schema)),
  type: "file",
  path: `content/${name}.json`,
  format: "json",
  operations: { create: false, rename: false, delete: false },
}));

const form = {
  content: files,
  media: [media],
  actions: [
    {
      name: "publish",
      label: "Publish",
      workflow: "publish.yml",
      ref: "main",
      confirm: {
        title: "Publish your changes?",
        message: "Have you looked at the preview? Everyone will see your changes soon.",
        button: "Publish",
      },
    },
  ],
  // GitHub fills in the account's name, and hides its email if asked to. With `user`, it
  // would write the email into the history.
  settings: { hide: true, commit: { identity: "app" } },
};

/** JSON is also valid YAML. */
export const pagesCmsFile = {
  path: ".pages.yml",
  text: `# Written by: npm run form\n${JSON.stringify(form, null, 2)}\n`,
};

/** What the owner's form shows for a field. */
function inputFor(field: Field): object {
  const { title: label, items } = field;
  const shown = { label, description: helpFor(field) };
  if (!items) return { ...shown, ...typeOf(field) };
  const list = { min: field.minItems, max: field.maxItems, collapsible: summaryOf(items) };
  return { ...inputFor(items), ...shown, list };
}

/** The sentences next to a field. A list has the hints for its entries. */
function helpFor({ description, ...field }: Field): string | undefined {
  const { minLength = 1, maxLength = 0, examples } = field.items ?? field;
  const shortest = minLength > 1 ? minLength : "Up";
  const length = maxLength && `${shortest} to ${maxLength} characters.`;
  // Several lines have room enough, but look as if pages showed them.
  const hint = maxLength > LONGEST_LINE ? "Line breaks become spaces." : length;
  return (
    [description, hint, examples && `Example: ${examples[0]}`].filter(Boolean).join(" ") ||
    undefined
  );
}

function typeOf({ properties, required = [], enum: values, ...field }: Field): object {
  if (properties) {
    const fields = Object.entries(properties).map(([name, each]) => {
      return { name, required: required.includes(name), ...inputFor(each) };
    });
    return { type: "object", fields };
  }
  if (values) {
    const capitalized = (value: string) => value.replace(/^./, (letter) => letter.toUpperCase());
    const labelOf = (value: string) => field.choices?.[value] ?? capitalized(value);
    const choices = values.map((value) => ({ value, label: labelOf(String(value)) }));
    return { type: "select", options: { values: choices } };
  }
  if (field.folder) return { type: "image", options: { media: media.name, path: field.folder } };
  const { minLength = 0, maxLength: maxlength, pattern: regex, wrong } = field;
  // `required` already says that there must be something.
  const minlength = minLength > 1 ? minLength : undefined;
  return {
    type: maxlength && maxlength > LONGEST_LINE ? "text" : "string",
    options: maxlength && { minlength, maxlength },
    pattern: wrong && { regex, message: `This ${wrong}.` },
  };
}

/** Entries with several fields are collapsed, and show their first field. */
function summaryOf({ properties = {} }: Field) {
  const [first] = Object.keys(properties);
  return first ? { collapsed: true, summary: `{index}: {${first}}` } : false;
}

import { formOf } from "./field-info.ts";
import { contentFiles } from "./schemas.ts";

const formats = ["jpg", "jpeg", "png", "webp", "avif"];
const extensions = [...formats, ...formats.map((format) => format.toUpperCase())];

const files = Object.entries(contentFiles).map(([name, schema]) => {
  const { label, description, fields } = formOf(schema);
  return {
    name,
    label,
    description,
    type: "file",
    path: `content/${name}.json`,
    format: "json",
    operations: { create: false, rename: false, delete: false },
    fields,
  };
});

/** The form for editing `content/`. */
const form = {
  content: files,
  media: [{ name: "pictures", label: "Pictures", input: "content", output: "content", extensions }],
  actions: [
    {
      name: "publish",
      label: "Publish",
      workflow: "publish.yml",
      ref: "main",
      confirm: {
        title: "Publish your changes?",
        message: "Everyone will see them in a few minutes.",
        button: "Publish",
      },
    },
  ],
  // GitHub fills in the account's name, and hides its email address if asked to. With `user`, the
  // form would write the email address into the history.
  settings: { hide: true, commit: { identity: "app" } },
};

/** JSON is also valid YAML. */
export const pagesCmsFile = {
  path: ".pages.yml",
  text: `# Written by: npm run form\n${JSON.stringify(form, null, 2)}\n`,
};
